import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the day in the address once the page is there to scroll in: the page's code may come later than its address.
 * Where the browser or Back has already brought the window to a place, it stays there.
 */
export function useDayFromAddress(): void {
  const { hash } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const isPlaced = navigation === NavigationType.Pop && window.scrollY > 0;
    if (hash && !isPlaced) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, navigation]);
}
