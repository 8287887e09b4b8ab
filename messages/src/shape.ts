/** The shape of an Arabic catalogue with any sentences in it: English must have exactly its keys. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };
