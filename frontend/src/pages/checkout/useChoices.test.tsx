import { act, renderHook, waitFor } from '@testing-library/react';
import type { DraftChoices, DraftView } from '../../api/draft';
import { fakeServer } from '../../testing/fakeServer';
import { choicesUnderWay } from '../../features/booking/choice/choicesUnderWay';
import { useChoices } from './useChoices';

const PATCH = 'PATCH /api/checkout/draft';
const FIRST = { travelInsurance: false, paymentType: 'full' } as const;
/** Of a draft its version and its choices alone are of interest here. */
const draftOf = (second: number, choices: DraftChoices = FIRST) =>
  ({ ...choices, version: `2025-06-02T12:00:0${second}.000Z` }) as DraftView;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it('each choice is made on the draft that the page shows, and names the next one', async () => {
  let saved = 1;
  const seen = fakeServer({ [PATCH]: () => [200, draftOf(++saved)] });
  const { result } = renderHook(() => useChoices(FIRST, draftOf(1), async () => draftOf(1)));
  act(() => result.current.choose({ travelInsurance: true }));
  act(() => result.current.choose({ paymentType: 'installment' }));
  await expect(result.current.settle()).resolves.toBe(draftOf(3).version);
  expect(seen.map(({ body }) => body)).toEqual([
    { travelInsurance: true, paymentType: 'full', version: draftOf(1).version },
    { travelInsurance: true, paymentType: 'installment', version: draftOf(2).version },
  ]);
});

it('a draft that was saved anew by another cabin is the one that is shown', async () => {
  fakeServer({ [PATCH]: () => [200, draftOf(2)] });
  const { result, rerender } = renderHook(({ draft }) => useChoices(FIRST, draft, async () => draft), {
    initialProps: { draft: draftOf(1) },
  });
  act(() => result.current.choose({ travelInsurance: true }));
  await expect(result.current.settle()).resolves.toBe(draftOf(2).version);
  rerender({ draft: draftOf(5, { ...FIRST, travelInsurance: true }) });
  await expect(result.current.settle()).resolves.toBe(draftOf(5).version);
});

it('a choice that another cabin was saved over is made again before anything is paid', async () => {
  const versions = [2, 6];
  const seen = fakeServer({ [PATCH]: () => [200, draftOf(versions.shift() ?? 9)] });
  const { result, rerender } = renderHook(({ draft }) => useChoices(FIRST, draft, async () => draft), {
    initialProps: { draft: draftOf(1) },
  });
  act(() => result.current.choose({ travelInsurance: true }));
  await result.current.settle();
  rerender({ draft: draftOf(5) });
  await expect(result.current.settle()).resolves.toBe(draftOf(6).version);
  expect(seen.map(({ body }) => body)).toMatchObject([
    { travelInsurance: true, version: draftOf(1).version },
    { travelInsurance: true, version: draftOf(5).version },
  ]);
});

it('nothing is paid when another tab has saved something else meanwhile', async () => {
  fakeServer({ [PATCH]: () => [409, { statusCode: 409, code: 'draft.changed', message: 'Changed.' }] });
  const { result } = renderHook(() => useChoices(FIRST, draftOf(1), async () => draftOf(1)));
  act(() => result.current.choose({ travelInsurance: true }));
  await expect(result.current.settle()).rejects.toMatchObject({ code: 'draft.changed' });
});

it('a choice that is made while another cabin is being saved is made on that one', async () => {
  const seen = fakeServer({ [PATCH]: () => [200, draftOf(3)] });
  const { result } = renderHook(() => useChoices(FIRST, draftOf(1), async () => draftOf(2)));
  act(() => result.current.choose({ paymentType: 'installment' }));
  await expect(result.current.settle()).resolves.toBe(draftOf(3).version);
  expect(seen.map(({ body }) => body)).toMatchObject([{ version: draftOf(2).version }]);
});

it('a choice is taken along by who leaves before the server has it', async () => {
  let keep: (() => void) | undefined;
  fakeServer({
    [PATCH]: async () => {
      await new Promise<void>((resolve) => (keep = resolve));
      return [200, draftOf(2)];
    },
  });
  const { result, unmount } = renderHook(() => useChoices(FIRST, draftOf(1), async () => draftOf(1)));
  act(() => result.current.choose({ paymentType: 'installment' }));
  expect(choicesUnderWay.read()).toEqual({ travelInsurance: false, paymentType: 'installment' });
  unmount();
  await waitFor(() => expect(keep).toBeDefined());
  keep?.();
  await waitFor(() => expect(choicesUnderWay.read()).toBeNull());
});
