/** What a form starts with: any part of its input, at any depth. */
export type Initial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Initial<T[Key]> | undefined }
    : T;
