import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../api/queryClient';
import { type Answer, fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import ContactPage from './ContactPage';

const SENT: Answer = [204];
const NINA = {
  id: 1,
  username: 'nina',
  email: 'nina@example.com',
  firstName: 'Nina',
  lastName: 'Berg',
  role: 'guest',
};

function open(address = '/contact', routes: Record<string, () => Answer | Promise<Answer>> = {}) {
  const seen = fakeServer({ 'POST /api/contact': () => SENT, ...routes });
  renderPage(<ContactPage />, address);
  return { sent: () => seen.filter(({ route }) => route === 'POST /api/contact').map(({ body }) => body) };
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function enter(label: string, text: string): Promise<void> {
  await userEvent.click(field(label));
  await userEvent.paste(text);
}
async function fill(): Promise<void> {
  await enter('Name', 'Robin Sample');
  await enter('Email', 'robin@example.com');
  await enter('Message', 'Is there a piano?');
}

/** The keys made so far, in their order. */
const mockKeys: string[] = [];
jest.mock('../../lib/newId', () => ({
  newId: () => {
    mockKeys.push(`id-${mockKeys.length + 1}`);
    return mockKeys.at(-1);
  },
}));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // Nobody is in, unless the test says so.
  document.cookie = 'signed-in=; path=/; max-age=0';
  mockKeys.length = 0;
});

it('sends a message, and says in the page and in a toast what happens now', async () => {
  const { sent } = open();
  await fill();
  await press('Send message');
  expect(await screen.findByRole('heading', { name: 'Your message is on its way' })).toHaveFocus();
  expect(await screen.findByText('Message sent')).toBeInTheDocument();
  expect(sent()).toEqual([
    {
      clientId: mockKeys.at(-1),
      name: 'Robin Sample',
      email: 'robin@example.com',
      topic: 'booking',
      message: 'Is there a piano?',
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('names what needs another look, takes the focus there, and forgives on edit', async () => {
  const { sent } = open();
  await press('Send message');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const lines = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(lines).toEqual(['Name is required', 'Email is required', 'Message is required']);
  await waitFor(() => expect(document.title).toBe('Error: Contact | Gangway'));
  expect(field('Name')).toBeInvalid();
  await enter('Name', 'R');
  expect(field('Name')).toBeValid();
  expect(sent()).toEqual([]);
});

it('judges nothing while it is typed, and a field when it is left', async () => {
  open();
  await enter('Email', 'robin@');
  expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
  await userEvent.tab();
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
});

it('starts with the wish for a call where one comes from there, and asks for number and times', async () => {
  const { sent } = open('/contact?topic=call');
  expect(field('What is it about?')).toHaveValue('call');
  await enter('Name', 'Robin');
  await enter('Email', 'robin@example.com');
  await press('Ask for a call');
  expect(await screen.findAllByText('Phone number is required')).not.toHaveLength(0);
  await enter('Phone number', '+1 555 0100');
  await enter('Good times for a call', 'Mondays');
  await press('Ask for a call');
  expect(await screen.findByRole('heading', { name: /call is on its way/ })).toBeInTheDocument();
  expect(sent()).toMatchObject([
    { topic: 'call', phone: '+1 555 0100', preferredTimes: 'Mondays', message: '' },
  ]);
});

it('keeps what was typed when the page is loaded again, and sends it as the same message', async () => {
  open();
  await fill();
  const clientId = mockKeys.at(-1);
  cleanup();
  const { sent } = open();
  expect(field('Message')).toHaveValue('Is there a piano?');
  await press('Send message');
  await screen.findByRole('heading', { name: 'Your message is on its way' });
  expect(sent()).toMatchObject([{ clientId, message: 'Is there a piano?' }]);
});

it('goes on at the first field when another message is wanted', async () => {
  open();
  await fill();
  await press('Send message');
  await screen.findByRole('heading', { name: 'Your message is on its way' });
  await press('Write another message');
  expect(field('Name')).toHaveFocus();
  expect(field('Message')).toHaveValue('');
});

it('keeps what is typed while a message is sent, as the next message', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const { sent } = open('/contact', {
    'POST /api/contact': () => new Promise((answer) => answers.push(answer)),
  });
  await fill();
  await press('Send message');
  await enter('Message', ' And a choir?');
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => answers[0]?.(SENT));
  await press('Go on writing');
  expect(field('Message')).toHaveValue('Is there a piano? And a choir?');
  await press('Send message');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent() as { clientId: string }[];
  expect(second?.clientId).not.toBe(first?.clientId);
});

it('knows who is signed in', async () => {
  localStorage.setItem(
    'guest-auth',
    JSON.stringify({ isAuthenticated: true, isPaid: true, guestInfo: null }),
  );
  open('/contact', { 'GET /api/auth/me': () => [200, { user: NINA, guest: null }] });
  await waitFor(() => expect(field('Name')).toHaveValue('Nina Berg'));
  expect(field('Email')).toHaveValue('nina@example.com');
});

it('lets the hand go on in the same field while the browser takes the page over and the account answers', async () => {
  localStorage.setItem(
    'guest-auth',
    JSON.stringify({ isAuthenticated: true, isPaid: true, guestInfo: null }),
  );
  fakeServer({ 'GET /api/auth/me': () => [200, { user: NINA, guest: null }] });
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/contact?topic=payment']}>
        <ContactPage />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const message = field('Message');
  message.focus();
  render(page, { container, hydrate: true });
  await userEvent.keyboard('Is there');
  await waitFor(() => expect(field('Email')).toHaveValue('nina@example.com'));
  await userEvent.keyboard(' a piano?');
  expect(field('Message')).toBe(message);
  expect(message).toHaveValue('Is there a piano?');
  expect(field('What is it about?')).toHaveValue('payment');
});

it('says what the server refuses at the field it is about', async () => {
  const fields = { name: 'Write your name on one line' };
  open('/contact', { 'POST /api/contact': () => [422, { code: 'request.invalid', message: 'No.', fields }] });
  await fill();
  await press('Send message');
  expect(await screen.findAllByText('Write your name on one line')).toHaveLength(2);
  expect(field('Name')).toBeInvalid();
});

it('keeps the message and names another way after too many', async () => {
  const message = 'Too many attempts. Please try again in a minute.';
  open('/contact', { 'POST /api/contact': () => [429, { code: 'request.too_many', message }] });
  await fill();
  await press('Send message');
  expect(await screen.findByText(/Your message is still here/)).toHaveTextContent(message);
  expect(field('Message')).toHaveValue('Is there a piano?');
});
