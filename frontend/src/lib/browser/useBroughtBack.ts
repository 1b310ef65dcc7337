import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser shows this page again just as it was left: Back from another site brings it whole. */
export function useBroughtBack(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    const arrive = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);
}
