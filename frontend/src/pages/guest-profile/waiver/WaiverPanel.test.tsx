import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readAgain } from '../../../testing/readAgain';
import { aWaiver } from '../../../testing/records';
import { bodiesOf, drawProfile, openProfile, region } from '../testing';

const CHANGED = 'The waiver has changed. Please read it again before you tick';
const RENEWED = { isOwn: true, version: 2, sections: [{ title: 'Risks', text: 'Ships move more.' }] };

/** Nina's waiver, who signs for Daniel as well. */
function forBoth(changes: Parameters<typeof aWaiver>[0] = {}) {
  const [own, companion] = aWaiver().travellers;
  return aWaiver({ travellers: [own!, { ...companion!, signer: 'with_consent' }], ...changes });
}

const anyBox = async (waiver: ReturnType<typeof within>, name: RegExp, place = 0) =>
  (await waiver.findAllByRole('checkbox', { name }))[place]!;

describe('the waiver', () => {
  it('is signed by typing the name and ticking', async () => {
    const [own, companion] = aWaiver().travellers;
    const signed = { version: 1, signedName: 'Nina Okafor', withConsent: false, at: '2025-06-02T17:00:00Z' };
    const after = aWaiver({ travellers: [{ ...own!, signed, isSigned: true }, companion!] });
    const seen = openProfile({ 'POST /api/guest/trips/1/waiver/travellers/1': () => [200, after] });
    const waiver = await region('Waiver');
    await userEvent.click(await within(waiver).findByRole('button', { name: 'Sign for yourself' }));
    expect(await within(waiver).findByText('Type your full name')).toBeVisible();
    expect(within(waiver).getByText('Tick the box to agree')).toBeVisible();
    await userEvent.type(within(waiver).getByLabelText('Type the full name to sign'), 'Nina Okafor');
    await userEvent.click(within(waiver).getByRole('checkbox'));
    await userEvent.click(within(waiver).getByRole('button', { name: 'Sign for yourself' }));
    expect(await within(waiver).findByText(/signed on June 2, 2025 at 10:00 AM PT/)).toBeVisible();
    expect(bodiesOf(seen, 'POST')).toEqual([
      { isOwn: false, version: 1, signedName: 'Nina Okafor', agrees: true },
    ]);
  });

  it('shows the text that was renewed meanwhile, and has it signed anew', async () => {
    const [own, companion] = aWaiver().travellers;
    const sections = [{ title: 'Risks', text: 'Ships move more.' }];
    const renewed = aWaiver({ isOwn: true, version: 2, sections });
    const signed = { version: 2, signedName: 'Nina Okafor', withConsent: false, at: '2025-06-02T17:00:00Z' };
    let isRenewed = false;
    const seen = openProfile({
      'GET /api/guest/waiver': () => [200, isRenewed ? renewed : aWaiver()],
      'POST /api/guest/trips/1/waiver/travellers/1': () => {
        if (isRenewed)
          return [200, { ...renewed, travellers: [{ ...own!, signed, isSigned: true }, companion!] }];
        isRenewed = true;
        return [409, { statusCode: 409, code: 'waiver.changed', message: 'Please read it again.' }];
      },
    });
    const waiver = within(await region('Waiver'));
    await userEvent.type(await waiver.findByLabelText('Type the full name to sign'), 'Nina Okafor');
    await userEvent.click(waiver.getByRole('checkbox'));
    await userEvent.click(waiver.getByRole('button', { name: 'Sign for yourself' }));
    expect(await waiver.findByText('Ships move more.')).toBeInTheDocument();
    expect(await waiver.findByText('Please read it again.')).toBeVisible();
    expect(waiver.getByLabelText('Type the full name to sign')).toHaveValue('Nina Okafor');
    // Nobody has agreed to the new text yet.
    expect(waiver.getByRole('checkbox', { name: /version 2/ })).not.toBeChecked();
    await userEvent.click(waiver.getByRole('checkbox'));
    await userEvent.click(waiver.getByRole('button', { name: 'Sign for yourself' }));
    expect(await waiver.findByText(/signed on June 2, 2025/)).toBeVisible();
    expect(bodiesOf(seen, 'POST')).toMatchObject([
      { isOwn: false, version: 1 },
      { isOwn: true, version: 2, agrees: true },
    ]);
  });

  it('takes the ticks of every form away with the text they were set to, and says why', async () => {
    let isRenewed = false;
    const seen = openProfile({
      'GET /api/guest/waiver': () => [200, forBoth(isRenewed ? RENEWED : {})],
      'POST /api/guest/trips/1/waiver/travellers/1': () => {
        isRenewed = true;
        return [409, { statusCode: 409, code: 'waiver.changed', message: 'Please read it again.' }];
      },
    });
    const waiver = within(await region('Waiver'));
    const [forNina, forDaniel] = await waiver.findAllByLabelText('Type the full name to sign');
    await userEvent.type(forNina!, 'Nina Okafor');
    await userEvent.type(forDaniel!, 'Daniel Okafor');
    await userEvent.click(await anyBox(waiver, /version 1/));
    await userEvent.click(await anyBox(waiver, /version 1/, 1));
    await userEvent.click(await anyBox(waiver, /consent of Daniel/));
    await userEvent.click(waiver.getByRole('button', { name: 'Sign for yourself' }));
    expect(await waiver.findByText('Ships move more.')).toBeInTheDocument();
    for (const box of waiver.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    // Of what Daniel agrees to and of his consent; Nina reads the sentence of the refusal.
    expect(waiver.getAllByText(CHANGED)).toHaveLength(2);
    expect(forDaniel).toHaveValue('Daniel Okafor');
    await userEvent.click(waiver.getByRole('button', { name: 'Sign for Daniel Okafor' }));
    expect(bodiesOf(seen, 'POST')).toHaveLength(1);
  });

  it('takes a tick away when another text is read, without anybody having signed', async () => {
    let isRenewed = false;
    const { seen, queryClient } = drawProfile({
      'GET /api/guest/waiver': () => [200, aWaiver(isRenewed ? RENEWED : {})],
      'POST /api/guest/trips/1/waiver/travellers/1': () => [200, aWaiver(RENEWED)],
    });
    const waiver = within(await region('Waiver'));
    await userEvent.type(await waiver.findByLabelText('Type the full name to sign'), 'Nina Okafor');
    await userEvent.click(await anyBox(waiver, /version 1/));
    isRenewed = true;
    await readAgain(queryClient);
    expect(await anyBox(waiver, /version 2/)).not.toBeChecked();
    expect(waiver.getByText(CHANGED)).toBeVisible();
    await userEvent.click(waiver.getByRole('button', { name: 'Sign for yourself' }));
    expect(bodiesOf(seen, 'POST')).toEqual([]);
    await userEvent.click(await anyBox(waiver, /version 2/));
    expect(waiver.queryByText(CHANGED)).toBeNull();
    await userEvent.click(waiver.getByRole('button', { name: 'Sign for yourself' }));
    await waitFor(() =>
      expect(bodiesOf(seen, 'POST')).toMatchObject([{ isOwn: true, version: 2, agrees: true }]),
    );
  });

  it('stays alive when the server finds fault with what is not drawn', async () => {
    const fields = { version: 'Send which one', hasConsent: 'Say that they consent' };
    const refusal = { statusCode: 422, code: 'request.invalid', message: 'Please look at it again.', fields };
    const seen = openProfile({ 'POST /api/guest/trips/1/waiver/travellers/1': () => [422, refusal] });
    const waiver = within(await region('Waiver'));
    await userEvent.type(await waiver.findByLabelText('Type the full name to sign'), 'Nina Okafor');
    await userEvent.click(waiver.getByRole('checkbox'));
    await userEvent.click(waiver.getByRole('button', { name: 'Sign for yourself' }));
    expect(await waiver.findByText('Please look at it again.')).toBeVisible();
    await userEvent.click(await waiver.findByRole('button', { name: 'Sign for yourself' }));
    await waitFor(() => expect(bodiesOf(seen, 'POST')).toHaveLength(2));
  });

  it('tells who has signed another text that it has changed, and leads to what they signed', async () => {
    const [own, companion] = aWaiver().travellers;
    const signed = { version: 2, signedName: 'Nina Okafor', withConsent: false, at: '2025-06-02T17:00:00Z' };
    const travellers = [{ ...own!, signed }, companion!];
    openProfile({ 'GET /api/guest/waiver': () => [200, aWaiver({ isOwn: true, travellers })] });
    const waiver = within(await region('Waiver'));
    const sentence = 'The waiver has changed since you signed it: please read it and sign it again.';
    expect(await waiver.findByText(sentence)).toBeVisible();
    expect(waiver.getByRole('link', { name: 'What Nina Okafor signed before' })).toHaveAttribute(
      'href',
      '/api/guest/trips/1/waiver/travellers/1/text',
    );
    expect(waiver.getByRole('button', { name: 'Sign for yourself' })).toBeVisible();
  });

  it('keeps what was signed once nobody signs any more', async () => {
    const [own, companion] = aWaiver().travellers;
    const signed = { version: 2, signedName: 'Nina Okafor', withConsent: false, at: '2025-06-02T17:00:00Z' };
    const travellers = [{ ...own!, signed }, companion!];
    openProfile({ 'GET /api/guest/waiver': () => [200, aWaiver({ isOpen: false, travellers })] });
    const waiver = within(await region('Waiver'));
    expect(await waiver.findByText(/: signed on June 2, 2025 .*, before the waiver changed$/)).toBeVisible();
    expect(waiver.getByRole('link', { name: 'What Nina Okafor signed before' })).toBeVisible();
    expect(waiver.getAllByText(/: not signed$/)).toHaveLength(1);
  });

  it('is not signed for an adult with a login of their own', async () => {
    openProfile();
    const waiver = await region('Waiver');
    expect(await within(waiver).findByText(/signs with their own login/)).toBeVisible();
    expect(within(waiver).getAllByRole('button', { name: /^Sign/ })).toHaveLength(1);
  });

  it('asks for consent where who booked signs for a companion', async () => {
    const [own, companion] = aWaiver().travellers;
    openProfile({
      'GET /api/guest/waiver': () => [
        200,
        aWaiver({ travellers: [own!, { ...companion!, signer: 'with_consent' }] }),
      ],
    });
    const waiver = await region('Waiver');
    expect(await within(waiver).findByText(/I sign with the consent of Daniel Okafor/)).toBeVisible();
  });

  it('says who organises the trip, beside the text that is signed and not in it', async () => {
    const organiser = { name: 'Lantern Tours', address: '1 Quay Street', registration: '' };
    openProfile({ 'GET /api/guest/waiver': () => [200, aWaiver({ organiser })] });
    const waiver = await region('Waiver');
    const line = await within(waiver).findByText('The trip is organised by Lantern Tours, 1 Quay Street.');
    expect(line.closest('details')).toBeNull();
  });

  it('is not signed any more once the booking has ended, and says so', async () => {
    openProfile({ 'GET /api/guest/waiver': () => [200, aWaiver({ isOpen: false })] });
    const waiver = await region('Waiver');
    expect(await within(waiver).findByText(/nobody signs it any more/)).toBeVisible();
    expect(within(waiver).getAllByText(/: not signed$/)).toHaveLength(2);
    expect(within(waiver).queryByRole('button')).toBeNull();
  });

  it.each([
    ['of the trip that is shown', 1, '/api/guest/trips/1/waiver/text'],
    ['of no trip, for who has booked nothing', null, '/api/guest/waiver/text'],
  ])('can be read and downloaded: the one %s', async (_, tripId, file) => {
    openProfile({ 'GET /api/guest/waiver': () => [200, aWaiver({ tripId })] });
    const waiver = await region('Waiver');
    expect(await within(waiver).findByText('Ships move.')).toBeInTheDocument();
    expect(waiver).not.toHaveTextContent('organised');
    expect(within(waiver).getByText('Download the waiver').closest('a')).toHaveAttribute('href', file);
  });
});
