/** The file of an answer that was asked for with `parseAs: 'blob'`: the contract has no word for its type. */
export function fileOf({ data }: { data?: unknown }): Blob {
  return data as Blob;
}
