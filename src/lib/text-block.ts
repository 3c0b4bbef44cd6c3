const indentOf = (line: string) => line.length - line.trimStart().length;

/** The lines above a line that it is indented under, the outermost first: the block that it belongs to. */
export function blockOf(lines: readonly string[], index: number): string[] {
  const block: string[] = [];
  let indent = indentOf(lines[index] ?? '');
  for (const line of lines.slice(0, index).reverse()) {
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    block.unshift(line.trim());
  }
  return block;
}
