export const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether what a device kept is still an object with these fields, each as its check wants it. */
export function hasFields<T extends object>(
  value: unknown,
  checks: { [K in keyof Required<T>]: (field: unknown) => boolean },
): value is T {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries<(field: unknown) => boolean>(checks).every(([name, fits]) => fits(fields.get(name)));
}
