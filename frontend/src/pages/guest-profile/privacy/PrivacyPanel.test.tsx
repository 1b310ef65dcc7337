import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPrivacy } from '../../../testing/records';
import { bodiesOf, openProfile, region } from '../testing';

describe('what the others see', () => {
  it('is chosen by switches and shown as they read it', async () => {
    const seen = openProfile({ 'PUT /api/guest/privacy': () => [200, aPrivacy({ showsInterests: false })] });
    const others = await region('How others see you');
    const preview = await within(others).findByRole('region', { name: 'What the others read' });
    expect(preview).toHaveTextContent('First nameNina');
    expect(preview).toHaveTextContent('Dancing, Street food');
    expect(preview).not.toHaveTextContent('Okafor');
    await userEvent.click(within(others).getByRole('switch', { name: 'Show my interests' }));
    await waitFor(() => expect(preview).not.toHaveTextContent('Dancing'));
    expect(await within(others).findByText('Saved')).toBeVisible();
    expect(bodiesOf(seen, 'PUT')).toEqual([aPrivacy({ showsInterests: false })]);
  });

  it('takes an interest more, and one less', async () => {
    const seen = openProfile({ 'PUT /api/guest/privacy': () => [200, aPrivacy({ interests: ['Salsa'] })] });
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
});
