import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { someDocuments } from '../../../testing/records';
import { openProfile, region } from '../testing';

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

it('refuses a file of another type, or one that is too large, without sending it', async () => {
  const seen = openProfile();
  const nina = await papersOf('Nina Okafor');
  const field = within(nina).getByLabelText('Choose a file: Proof of insurance');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field, aFile('application/zip'));
  expect(await screen.findByText('Choose a photo (JPEG, PNG, WebP) or a PDF.')).toBeVisible();
  const large = aFile('application/pdf');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await user.upload(field, large);
  expect(await screen.findByText(/larger than 10 MB/)).toBeVisible();
  expect(seen.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
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

it('removes a paper', async () => {
  const [nina, daniel] = someDocuments().travellers;
  const after = someDocuments({
    travellers: [{ ...nina!, passportStatus: 'not_submitted', documents: [] }, daniel!],
  });
  openProfile({ [`DELETE /api/guest/documents/${'a'.repeat(22)}`]: () => [200, after] });
  const papers = await papersOf('Nina Okafor');
  await userEvent.click(within(papers).getByRole('button', { name: 'Remove: Passport copy' }));
  expect(await within(papers).findByLabelText('Choose a file: Passport copy')).toBeVisible();
});
