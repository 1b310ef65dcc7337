import { LOGIN_FAILED } from '../../../../backend/contracts/account-words';
import { HttpError } from '../../api/http';

/** What people read when signing in failed: the specification's texts, and the server's own sentence on too many tries. */
export function loginProblem(error: unknown): { title: string; description: string } {
  const status = error instanceof HttpError ? error.status : 500;
  if (status === 401) {
    return {
      title: 'Invalid credentials',
      description: LOGIN_FAILED,
    };
  }
  if (status === 429 && error instanceof HttpError) return { title: 'Error', description: error.sentence };
  return { title: 'Error', description: 'An unexpected error occurred. Please try again.' };
}
