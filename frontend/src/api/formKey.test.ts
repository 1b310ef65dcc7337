import { renderHook } from '@testing-library/react';
import { useFormKey } from './formKey';

it('names the same wish alike until it is done, and another one otherwise', () => {
  const { result, rerender } = renderHook(useFormKey);
  const first = result.current.keyOf({ code: 'wifi' });
  rerender();
  expect(result.current.keyOf({ code: 'wifi' })).toBe(first);
  expect(result.current.keyOf({ code: 'drinks' })).not.toBe(first);

  const again = result.current.keyOf({ code: 'drinks' });
  result.current.renew();
  expect(result.current.keyOf({ code: 'drinks' })).not.toBe(again);
});
