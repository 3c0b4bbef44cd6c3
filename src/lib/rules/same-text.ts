/** What names are compared by: letter case makes no difference, nor do forms of a character that look the same (Unicode NFKC). */
export const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether two names, codes or addresses are the same to whoever reads them. */
export const isSameText = (a: string, b: string): boolean => comparable(a) === comparable(b);
