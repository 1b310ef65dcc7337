import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { aGuestProfile, signedIn } from '../../testing/guestArea';
import { aChecklist, aPrivacy, aWaiver, ownDetails, someDocuments } from '../../testing/records';
import { renderPage } from '../../testing/renderPage';
import GuestProfilePage from './GuestProfilePage';

type Routes = Parameters<typeof fakeServer>[0];

/** Opens the profile of Nina, who travels with Daniel; answers what was asked of the server, and what keeps its answers. */
export function drawProfile(more: Routes = {}) {
  localStorage.clear();
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => undefined;
  const seen = fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/profile': () => [200, aGuestProfile()],
    'GET /api/guest/details': () => [200, ownDetails()],
    'GET /api/guest/waiver': () => [200, aWaiver()],
    'GET /api/guest/checklist': () => [200, aChecklist()],
    'GET /api/guest/documents': () => [200, someDocuments()],
    'GET /api/guest/privacy': () => [200, aPrivacy()],
    'POST /api/auth/logout': () => [204],
    ...more,
  });
  return { seen, queryClient: renderPage(<GuestProfilePage />, '/guest/profile') };
}

/** As {@link drawProfile}; answers what was asked of the server. */
export const openProfile = (more: Routes = {}) => drawProfile(more).seen;

export const region = (name: string) => screen.findByRole('region', { name });

/** A foldable part of a traveller's panel. */
export function partOfPanel(panel: HTMLElement, name: string): HTMLDetailsElement {
  return within(panel).getByText(name).closest('details') as HTMLDetailsElement;
}

/** The bodies that were sent by a method. */
export function bodiesOf(seen: ReturnType<typeof fakeServer>, method: string): unknown[] {
  return seen.filter(({ route }) => route.startsWith(method)).map(({ body }) => body);
}
