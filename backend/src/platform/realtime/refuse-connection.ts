/** What a namespace's middleware passes to `next`: the client sees a `connect_error` with `data.code`. */
export function connectionRefusal<C extends string>(code: C, message: string): Error & { data: { code: C } } {
  return Object.assign(new Error(message), { data: { code } });
}
