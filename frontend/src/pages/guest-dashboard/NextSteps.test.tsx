import { screen, within } from '@testing-library/react';
import type { ChecklistItem } from '../../api/records';
import { fakeServer } from '../../testing/fakeServer';
import { signedIn } from '../../testing/guestArea';
import { aChecklist } from '../../testing/records';
import { renderPage } from '../../testing/renderPage';
import { NextSteps } from './NextSteps';

const open = (key: ChecklistItem['key'], changes: Partial<ChecklistItem> = {}): ChecklistItem => ({
  key,
  state: 'open',
  dueOn: '2025-07-25',
  askedAnewOn: null,
  openFor: ['Nina Okafor'],
  againFor: [],
  ...changes,
});

function show(items: ChecklistItem[]) {
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/checklist': () => [200, aChecklist({ items })],
  });
  renderPage(<NextSteps />, '/guest-dashboard');
}

it('has first what the hosts asked anew, and says when', async () => {
  const items = [
    open('payment'),
    open('details'),
    open('passport'),
    open('answers', { askedAnewOn: '2025-06-02' }),
  ];
  show(items);
  const link = await screen.findByRole('link', { name: 'Questions of your hosts' });
  const lines = screen.getAllByRole('listitem');
  expect(lines).toHaveLength(3);
  const [first] = lines;
  expect(within(first as HTMLElement).getByRole('link')).toBe(link);
  expect(first).toHaveTextContent('Your hosts asked something new on Mon, Jun 2.');
});

it('leaves the others in their order', async () => {
  const items = [open('details'), open('passport'), open('answers'), open('waiver')];
  show(items);
  await screen.findByRole('link', { name: 'Passport number' });
  const titles = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    'See all',
    'Birth date and emergency contact',
    'Passport number',
    'Questions of your hosts',
  ]);
});

it('says from when on one can check in, until that is open', async () => {
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/checklist': () => [
      200,
      aChecklist({
        items: [open('check_in', { dueOn: '2025-09-03' })],
        isCheckInOpen: false,
        checkInOpensOn: '2025-08-22',
      }),
    ],
  });
  renderPage(<NextSteps />, '/guest-dashboard');
  const line = await screen.findByRole('listitem');
  expect(line).toHaveTextContent(/Not open yet\s?from Fri, Aug 22, by Wed, Sep 3/);
});

it('calls nothing late that was due before somebody booked', async () => {
  show([open('passport', { state: 'soon' }), open('waiver', { state: 'late', dueOn: '2025-08-08' })]);
  const [soon, late] = await screen.findAllByRole('listitem');
  expect(soon).toHaveTextContent(/As soon as you can$/);
  expect(late).toHaveTextContent(/Late\s?by Fri, Aug 8$/);
});

it('leads who has checked in to their boarding code', async () => {
  const boardingCodes = [{ name: 'Nina Okafor', code: 'PierCodeOfNina00000001' }];
  fakeServer({
    'GET /api/auth/me': () => signedIn(),
    'GET /api/guest/checklist': () => [200, aChecklist({ boardingCodes })],
  });
  renderPage(<NextSteps />, '/guest-dashboard');
  expect(await screen.findByRole('link', { name: 'Show your boarding code' })).toHaveAttribute(
    'href',
    '/guest/profile#check-in',
  );
});
