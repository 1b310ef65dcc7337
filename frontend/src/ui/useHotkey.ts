import { useEffect, useEffectEvent } from 'react';

/** Listens to one key, wherever the focus is. */
export function useHotkey(key: string, onPress: () => void): void {
  const tell = useEffectEvent(onPress);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== key) return;
      event.preventDefault();
      tell();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [key]);
}
