import { Activity, type RefObject, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { below } from '../../lib/browser/breakpoints';
import { useMedia } from '../../lib/browser/useMedia';
import { BottomBar } from './BottomBar';
import { Drawer } from './Drawer';
import { useShutOff } from './useShutOff';

const NARROW = below('lg');

/**
 * The bar under the thumb, and the drawer that it opens over the page in `frame`. What a press changes is kept here, where
 * it makes nothing else be drawn anew, and the drawer is drawn, unseen, while the browser has nothing better to do: on a slow
 * phone its dozen links take longer than a press may.
 */
export function QuickMenu({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  // Back changes the page as well, and the drawer is of the one it was opened on. What a page writes into its own address,
  // as a choice that is made while the drawer opens, makes no other of it.
  if (isOpen && openedAt !== pathname) setOpen(false);
  const isNarrow = useMedia(NARROW);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const open = () => {
    setOpenedAt(pathname);
    setOpen(true);
  };
  useShutOff(isOpen, frame, opener);
  return (
    <>
      <BottomBar ref={opener} isDrawerOpen={isOpen} onMenu={open} />
      {(isNarrow || isOpen) &&
        createPortal(
          <Activity mode={isOpen ? 'visible' : 'hidden'}>
            <Drawer onClose={close} />
          </Activity>,
          document.body,
        )}
    </>
  );
}
