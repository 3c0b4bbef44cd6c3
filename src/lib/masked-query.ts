/** Stands for a value that is not shown. */
export const HIDDEN = '••••••';

/**
 * A URL with every value of its query hidden, for a list and its file: the address of a group robot holds its credential
 * there (`?access_token=`, `?key=`). Host, path and the names in the query stay.
 */
export function maskedQuery(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? url : url.slice(0, at) + url.slice(at).replace(/([?&][^=&]*=)[^&]+/g, `$1${HIDDEN}`);
}
