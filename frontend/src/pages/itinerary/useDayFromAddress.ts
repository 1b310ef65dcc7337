import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the day in the address once the days are there to scroll to: the page's code and its plan may come later than
 * its address. Where the browser or Back has already brought the window to a place, it stays there.
 */
export function useDayFromAddress(isThere: boolean): void {
  const { hash } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const isPlaced = navigation === NavigationType.Pop && window.scrollY > 0;
    if (isThere && hash && !isPlaced) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, navigation, isThere]);
}
