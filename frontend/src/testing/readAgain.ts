import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';

/** Has everything on a page read again, and waits until the page has heard how it went. */
export function readAgain(queryClient: QueryClient): Promise<void> {
  return act(async () => {
    await queryClient.refetchQueries();
    // Pages are told a moment after the answer.
    await new Promise<void>((told) => void setTimeout(told, 0));
  });
}
