/** What makes a drawing more than a drawing: code, what is fetched from elsewhere, and entities that could hide either. */
const ACTIVE = [
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe|embed|object|handler)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /javascript:/i,
  /<!(?:doctype|entity)/i,
  /<\?xml-stylesheet/i,
  /\b(?:href|src)\s*=\s*["'](?!#|data:image\/)/i,
];

/** Whether an SVG only draws. Patterns of fixed length per start, so a hostile file costs no more than its size. */
export const isPlainSvg = (text: string): boolean => !ACTIVE.some((pattern) => pattern.test(text));
