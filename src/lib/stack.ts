const FRAME = /([\w.-]+\.(?:js|tsx?)):(\d+):(\d+)/g;

/** What was thrown, where an event of the page wraps it. */
export const thrownIn = (given: unknown): unknown =>
  typeof given === 'object' && given !== null
    ? (Reflect.get(given, 'error') ?? Reflect.get(given, 'reason') ?? given)
    : given;

/** The lines of a stack behind its message, which may look like such lines itself; nothing where it cannot be told apart. */
function placesOf({ message, stack = '' }: Error): string {
  const from = stack.indexOf(message);
  if (from >= 0) return stack.slice(from + message.length);
  return /^\s*at /m.test(stack) ? '' : stack;
}

/** Where in the code an error was thrown, the innermost place first: `umi.1a2b3c4d.js:1:2345`, five at most. */
export const framesOf = (error: Error): string[] =>
  [...placesOf(error).matchAll(FRAME)].map(([, file, row, column]) => `${file}:${row}:${column}`).slice(0, 5);
