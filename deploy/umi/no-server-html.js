// Stands in for the page that Umi's renderer draws on a server and takes over in the browser: ours is a file.
export const Html = () => null;
