import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../../api/queryClient';
import { below } from '../../lib/browser/breakpoints';
import { fakeMatchMedia } from '../../lib/browser/fakeMatchMedia';
import { fakeServer } from '../../testing/fakeServer';
import { TemplateLayout } from './TemplateLayout';
import { ADA, openSite, PAID } from './testing/openSite';

const menuButton = () => screen.getByRole('button', { name: 'Menu' });
const quickBar = () => screen.getByRole('navigation', { name: 'Quick' });

beforeEach(() => {
  fakeMatchMedia();
  window.scrollTo = () => undefined;
});

describe('the drawer', () => {
  it('takes the focus, shuts off the page behind it, and gives the focus back on Esc', async () => {
    openSite();
    await userEvent.click(menuButton());
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(screen.getByText('A page').closest('[inert]')).not.toBeNull());
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(menuButton()).toHaveFocus());
    expect(screen.getByText('A page').closest('[inert]')).toBeNull();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('closes by a click on the overlay', async () => {
    openSite();
    await userEvent.click(menuButton());
    await userEvent.click(screen.getByTestId('drawer-overlay'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by a click on one of its links', async () => {
    openSite();
    await userEvent.click(menuButton());
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Join Trip' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes when Back changes the page under it, and stays closed when Forward does', async () => {
    const router = createMemoryRouter(
      [{ element: <TemplateLayout />, children: [{ path: '*', element: <h1>A page</h1> }] }],
      {
        initialEntries: ['/', '/support'],
      },
    );
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    await userEvent.click(menuButton());
    // A choice that the page writes into its own address.
    await act(() => router.navigate('/support?occupancy=single', { replace: true }));
    expect(screen.getByRole('dialog')).toBeVisible();
    for (const step of [-1, 1]) {
      await act(() => router.navigate(step));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('waits unseen on narrow windows, where it takes no focus before it is opened, and opens time and again', async () => {
    fakeMatchMedia((query) => query === below('lg'));
    openSite();
    await screen.findByTestId('drawer-overlay');
    expect(screen.getByTestId('drawer-overlay')).not.toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).toHaveFocus();
    for (let time = 0; time < 2; time++) {
      await userEvent.click(menuButton());
      expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(
        document.activeElement as HTMLElement,
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menuButton()).toHaveFocus());
    }
  });

  it('is announced by its opener', async () => {
    openSite();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menuButton());
    expect(screen.getByText('Menu').closest('button')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a premium place', () => {
  it('is no live link for visitors, says that it is locked, and shows the gate by a press and by Enter', async () => {
    for (const press of [
      userEvent.click,
      async (chat: Element) => fireEvent.keyDown(chat, { key: 'Enter' }),
    ]) {
      const { unmount } = openSite();
      const chat = within(quickBar()).getByRole('link', { name: /Chat/ });
      expect(chat).toHaveAttribute('aria-disabled', 'true');
      expect(chat).not.toHaveAttribute('href');
      expect(chat).toHaveAttribute('tabindex', '0');
      expect(chat).toHaveAccessibleName(/locked/);
      await press(chat);
      expect(within(quickBar()).getByRole('link', { name: /Chat/ })).toHaveAttribute('aria-current', 'page');
      unmount();
    }
  });

  it('explains itself when the keyboard comes to it, until Esc', async () => {
    openSite();
    act(() => within(quickBar()).getByRole('link', { name: /Chat/ }).focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('premium feature');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('is open to paid guests and shows how many messages wait', async () => {
    openSite({ session: PAID, unread: 3 });
    await screen.findByRole('button', { name: 'Log out' });
    const chat = within(quickBar()).getByRole('link', { name: 'Chat 3 unread' });
    expect(chat).not.toHaveAttribute('aria-disabled');
  });

  it('shows no badge when nothing waits, and "99+" when much does', async () => {
    const { unmount } = openSite({ session: PAID });
    await screen.findByRole('button', { name: 'Log out' });
    expect(within(quickBar()).getByRole('link', { name: 'Chat' })).toBeInTheDocument();
    unmount();
    openSite({ session: PAID, unread: 240 });
    expect(within(quickBar()).getByRole('link', { name: 'Chat 99+ unread' })).toBeInTheDocument();
  });
});

it('leads whoever is signed in to their account: a guest to the trip as well, a host to the desk', async () => {
  const user = { id: 1, username: 'ada', email: 'a@example.com', firstName: 'Ada', lastName: 'Lund' };
  const menu = () => within(screen.getByRole('banner'));
  const { unmount } = openSite({ session: { ...PAID, user: { ...user, role: 'guest' } } });
  const name = await menu().findByRole('link', { name: 'Ada Lund , your account' });
  expect(name).toHaveAttribute('href', '/account');
  expect(menu().getByRole('link', { name: 'My Trip' })).toHaveAttribute('href', '/guest/dashboard');
  unmount();
  openSite({ session: { guest: null, user: { ...user, role: 'host' } } });
  expect(await menu().findByRole('link', { name: 'Host Dashboard' })).toBeVisible();
  expect(menu().getByRole('link', { name: /your account/ })).toHaveAttribute('href', '/account');
  expect(menu().queryByRole('link', { name: 'My Trip' })).toBeNull();
});

it('puts the skip link before everything else', async () => {
  openSite();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

it('says of the guest list that it has closed, once it has', async () => {
  openSite({ session: { ...PAID, user: ADA }, voyages: [{ id: 1, listClosedOn: '2025-10-08' }] });
  await screen.findByRole('button', { name: 'Log out' });
  expect(within(quickBar()).getByRole('link', { name: 'Guests (closed)' })).toBeInTheDocument();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getByRole('link', { name: 'Guest List (closed)' })).toBeInTheDocument();
});

it.each([
  ['a paid guest', { ...PAID, user: ADA }, true],
  ['a host', { user: { ...ADA, role: 'host' }, guest: null }, false],
  ['a visitor', { user: null, guest: null }, false],
])('asks whether the guest list has closed where it matters: %s', async (_, session, isAsked) => {
  const seen = fakeServer({});
  openSite({ session });
  await screen.findByText('A page');
  // Whatever is asked for is on its way by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const asked = seen.some(({ route }) => route === 'GET /api/guest/voyages');
  expect(asked).toBe(isAsked);
});
