import { HttpError } from '../../api/http';

/** Why an account was not made, as the specification words it. */
export function registerProblem(error: unknown): { title: string; description: string } {
  const title = 'Registration failed';
  if (!(error instanceof HttpError && error.hasSentence)) return { title, description: 'An error occurred' };
  if (error.status === 0) return { title, description: 'An error occurred. Please try again.' };
  return { title, description: error.sentence };
}
