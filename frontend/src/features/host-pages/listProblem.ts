/** What was said of a list itself and not of one of its rows, as react-hook-form keeps it. */
export function listProblem(
  errors: { message?: string | undefined; root?: { message?: string | undefined } | undefined } | undefined,
): string | undefined {
  return errors?.message ?? errors?.root?.message;
}
