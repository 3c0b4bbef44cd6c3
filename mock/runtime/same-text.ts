/** What a gateway compares names by: letter case makes no difference, nor do forms of a character that look the same. */
const key = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether two names, codes or addresses are the same to whoever reads them. */
export const isSameText = (a: string, b: string): boolean => key(a) === key(b);
