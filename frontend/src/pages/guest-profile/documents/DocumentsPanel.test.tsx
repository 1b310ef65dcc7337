import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someDocuments } from '../../../testing/records';
import { bodiesOf, openProfile, region } from '../testing';

const papersOf = async (name: string) =>
  within(await region('Documents')).findByRole('region', { name: `Documents of ${name}` });
const aFile = (type: string, name = 'passport.jpg') => new File(['x'], name, { type });

it('says what has become of each paper, and where it is opened', async () => {
  openProfile();
  const nina = await papersOf('Nina Okafor');
  expect(nina).toHaveTextContent('Passport copyVerified');
  expect(nina).toHaveTextContent('Proof of insuranceNot handed in');
  expect(within(nina).getByRole('link', { name: 'Open (240 kB)' })).toHaveAttribute(
    'href',
    `/api/guest/documents/${'a'.repeat(22)}/file`,
  );
  expect(await papersOf('Daniel Okafor')).toHaveTextContent('The host says: The photo is cut off');
});

it('asks for no proof of insurance that was booked with the trip', async () => {
  openProfile({ 'GET /api/guest/documents': () => [200, someDocuments({ travelInsurance: true })] });
  expect(await papersOf('Nina Okafor')).toHaveTextContent('insurance is booked with the trip');
});

it('sends no file that is larger than the server says', async () => {
  const seen = openProfile({ 'GET /api/guest/documents': () => [200, someDocuments({ mostMegabytes: 12 })] });
  const nina = await papersOf('Nina Okafor');
  const field = within(nina).getByLabelText('Choose a file: Proof of insurance');
  const user = userEvent.setup({ applyAccept: false });
  const large = aFile('application/pdf');
  Object.defineProperty(large, 'size', { value: 13 * 1024 * 1024 });
  await user.upload(field, large);
  expect(await screen.findByText(/larger than 12 MB/)).toBeVisible();
  expect(seen.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
});

it('sends a file whose name tells the browser no type, for the server to look into', async () => {
  const seen = openProfile({
    'POST /api/uploads/document': () => [
      422,
      { statusCode: 422, code: 'upload.pdf_locked', message: 'This PDF is locked.' },
    ],
  });
  const nina = await papersOf('Nina Okafor');
  const field = within(nina).getByLabelText('Choose a file: Proof of insurance');
  const user = userEvent.setup({ applyAccept: false });
  const sent = () => seen.flatMap(({ fileType }) => fileType ?? []);
  for (const [i, type] of ['', 'image/jpg', 'application/x-download', 'application/pdf'].entries()) {
    await user.upload(field, aFile(type, 'scan'));
    await waitFor(() => expect(sent()).toHaveLength(i + 1));
    await waitFor(() => expect(field).toBeEnabled());
  }
  expect(await screen.findByText('This PDF is locked.')).toBeVisible();
  const unknown = 'application/octet-stream';
  expect(sent()).toEqual([unknown, unknown, unknown, 'application/pdf']);
});

it('hands a paper in for the trip whose papers are shown', async () => {
  const seen = openProfile({
    'GET /api/guest/documents': () => [200, someDocuments({ tripId: 4 })],
    'POST /api/uploads/document': () => [200, { id: 'c'.repeat(22) }],
    'POST /api/guest/trips/4/documents': () => [200, someDocuments({ tripId: 4 })],
  });
  const daniel = await papersOf('Daniel Okafor');
  const field = within(daniel).getByLabelText('Choose a file: Proof of insurance');
  await userEvent.upload(field, aFile('application/pdf'));
  const paper = { position: 2, guestId: 42, kind: 'insurance', fileId: 'c'.repeat(22) };
  await waitFor(() => expect(bodiesOf(seen, 'POST /api/guest/trips/4/documents')).toEqual([paper]));
});

it('shows who has the place of a companion by now, where they were replaced', async () => {
  let current = someDocuments();
  openProfile({
    'GET /api/guest/documents': () => [200, current],
    'POST /api/uploads/document': () => [200, { id: 'c'.repeat(22) }],
    'POST /api/guest/trips/1/documents': () => [
      409,
      { statusCode: 409, code: 'traveller.replaced', message: 'Somebody else has this place.' },
    ],
  });
  const daniel = await papersOf('Daniel Okafor');
  const [nina, companion] = current.travellers;
  current = someDocuments({ travellers: [nina!, { ...companion!, guestId: 77, name: 'Carol Okafor' }] });
  const field = within(daniel).getByLabelText('Choose a file: Proof of insurance');
  await userEvent.upload(field, aFile('application/pdf'));
  expect(await papersOf('Carol Okafor')).toBeVisible();
});

it('says why the server did not take a file', async () => {
  openProfile({
    'POST /api/uploads/document': () => [
      422,
      { statusCode: 422, code: 'upload.unreadable', message: 'Not readable.' },
    ],
  });
  const nina = await papersOf('Nina Okafor');
  await userEvent.upload(
    within(nina).getByLabelText('Choose a file: Proof of insurance'),
    aFile('application/pdf'),
  );
  expect(await screen.findByText('Not readable.')).toBeVisible();
});

it('removes a paper when that is meant', async () => {
  const [nina, daniel] = someDocuments().travellers;
  const after = someDocuments({
    travellers: [{ ...nina!, passportStatus: 'not_submitted', documents: [] }, daniel!],
  });
  const seen = openProfile({ [`DELETE /api/guest/documents/${'a'.repeat(22)}`]: () => [200, after] });
  const papers = await papersOf('Nina Okafor');
  const press = (name: string) => userEvent.click(within(papers).getByRole('button', { name }));
  await press('Remove: Passport copy');
  expect(screen.getByRole('dialog', { name: 'Remove the passport copy?' })).toBeVisible();
  await press('Cancel');
  expect(seen.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  await press('Remove: Passport copy');
  await press('Remove');
  expect(await within(papers).findByLabelText('Choose a file: Passport copy')).toBeVisible();
});
