import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../../../testing/fakeServer';
import { aGuestTrip } from '../../../testing/guestArea';
import { aPrivacy } from '../../../testing/records';
import { bodiesOf, openProfile, region } from '../testing';

describe('what the others see', () => {
  it('is chosen by switches and shown as they read it', async () => {
    const seen = openProfile({
      'PUT /api/guest/trips/1/privacy': () => [200, aPrivacy({ showsInterests: false })],
    });
    const others = await region('How others see you');
    const preview = await within(others).findByRole('region', { name: 'What the others read' });
    expect(preview).toHaveTextContent('First nameNina');
    expect(preview).toHaveTextContent('Dancing, Street food');
    expect(preview).not.toHaveTextContent('Okafor');
    await userEvent.click(within(others).getByRole('switch', { name: 'Show my interests' }));
    await waitFor(() => expect(preview).not.toHaveTextContent('Dancing'));
    expect(await within(others).findByText('Saved')).toBeVisible();
    expect(bodiesOf(seen, 'PUT')).toEqual([{ showsInterests: false }]);
  });

  it('has the hosts’ letters off and on', async () => {
    const seen = openProfile({
      'PUT /api/guest/trips/1/privacy': () => [200, aPrivacy({ getsLetters: false })],
    });
    const others = await region('How others see you');
    const letters = await within(others).findByRole('switch', { name: 'Send me the hosts’ letters by mail' });
    expect(letters).toBeChecked();
    await userEvent.click(letters);
    expect(await within(others).findByText('Saved')).toBeVisible();
    expect(letters).not.toBeChecked();
    expect(bodiesOf(seen, 'PUT')).toEqual([{ getsLetters: false }]);
  });

  it('stands as it was chosen from the very click on', async () => {
    openProfile({ 'PUT /api/guest/trips/1/privacy': () => [200, aPrivacy({ showsInterests: false })] });
    const others = await region('How others see you');
    const choice = await within(others).findByRole('switch', { name: 'Show my interests' });
    fireEvent.click(choice);
    expect(choice).not.toBeChecked();
    expect(await within(others).findByText('Saved')).toBeVisible();
    expect(choice).not.toBeChecked();
  });

  it('takes an interest more, and one less', async () => {
    const seen = openProfile({
      'PUT /api/guest/trips/1/privacy': () => [200, aPrivacy({ interests: ['Salsa'] })],
    });
    const others = await region('How others see you');
    await userEvent.type(await within(others).findByLabelText(/Interests/), 'Salsa');
    await userEvent.click(within(others).getByRole('button', { name: 'Add' }));
    await userEvent.click(await within(others).findByRole('button', { name: 'Remove Salsa' }));
    await waitFor(() => expect(bodiesOf(seen, 'PUT')).toHaveLength(2));
    expect(bodiesOf(seen, 'PUT')).toMatchObject([
      { interests: ['Dancing', 'Street food', 'Salsa'] },
      { interests: [] },
    ]);
  });
  it('holds a home town and a few words, once they are saved', async () => {
    const told = { homeTown: 'Reno, Nevada', about: 'Ask me about stars.' };
    const seen = openProfile({ 'PUT /api/guest/trips/1/privacy': () => [200, aPrivacy(told)] });
    const others = await region('How others see you');
    await userEvent.type(await within(others).findByLabelText(/Home town/), told.homeTown);
    await userEvent.type(within(others).getByLabelText(/A few words about you/), told.about);
    expect(within(others).getByText('Not saved yet')).toBeVisible();
    const preview = within(others).getByRole('region', { name: 'What the others read' });
    expect(preview).not.toHaveTextContent('Reno');
    await userEvent.click(within(others).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(preview).toHaveTextContent('FromReno, NevadaIn your wordsAsk me about stars.'),
    );
    expect(bodiesOf(seen, 'PUT')).toEqual([told]);
  });
  it('keeps what was typed when it could not be saved, and when a switch is turned meanwhile', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const answers: Answer[] = [[200, aPrivacy({ showsJoined: false })], [500]];
    openProfile({ 'PUT /api/guest/trips/1/privacy': () => answers.shift() ?? [500] });
    const others = await region('How others see you');
    const town = await within(others).findByLabelText(/Home town/);
    await userEvent.type(town, 'Reno');
    await userEvent.click(within(others).getByRole('switch', { name: 'Show the day I joined' }));
    expect(await within(others).findByText('Saved')).toBeVisible();
    expect(town).toHaveValue('Reno');
    await userEvent.click(within(others).getByRole('button', { name: 'Save' }));
    expect(await within(others).findByRole('alert')).toBeVisible();
    expect(town).toHaveValue('Reno');
  });
});

it('says that the list has closed, and chooses nothing for it any more', async () => {
  openProfile({ 'GET /api/guest/voyages': () => [200, [aGuestTrip({ listClosedOn: '2025-10-08' })]] });
  const others = await region('How others see you');
  expect(
    await within(others).findByText(/^The guest list of this trip closed on October 8, 2025\./),
  ).toBeVisible();
  expect(within(others).queryByRole('link', { name: 'Guest List' })).toBeNull();
  expect(within(others).queryByRole('switch', { name: 'Show me in the guest list' })).toBeNull();
  expect(
    await within(others).findByRole('switch', { name: 'Send me the hosts’ letters by mail' }),
  ).toBeVisible();
});
