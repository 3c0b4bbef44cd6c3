/** A title as a part of a file's name: what no system takes there becomes a hyphen. */
export const fileName = (title: string): string => title.replace(/[\\/:*?"<>|\s]+/g, '-');
