import { screen } from '@testing-library/react';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { aGuestTrip, signedIn } from '../../testing/guestArea';
import { renderPage } from '../../testing/renderPage';
import { aGuide } from '../../testing/tripGuide';
import PreparationPage from './PreparationPage';

/** Opens the guide for a guest of the trip; what a test does not name is answered well. */
export function open(answers: Record<string, (body: unknown) => Answer> = {}) {
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/guide': () => [200, aGuide()],
    'GET /api/guest/voyages': () => [200, [aGuestTrip()]],
    'GET /api/guest/trips/1/packing': () => [200, { packed: [] }],
    ...answers,
  });
  return renderPage(<PreparationPage />, '/template/preparation');
}

/** By its heading. By text: asking a page with so many boxes for roles takes seconds. */
export async function section(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!found) throw new Error(`"${name}" heads no section.`);
  return found;
}
