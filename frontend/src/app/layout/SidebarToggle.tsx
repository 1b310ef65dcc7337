import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Tooltip } from '../../ui/Tooltip';
import styles from './SidebarToggle.module.css';
import { useRestsAfterScroll } from './useRestsAfterScroll';

interface Props {
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * The round button at the left of wide windows. It fades when idle; the style sheet keeps it while hovered or focused. It
 * stays while the sidebar is away: then it is the only way to the menu.
 */
export function SidebarToggle({ isOpen, onToggle }: Props) {
  const isResting = useRestsAfterScroll();
  const label = isOpen ? 'Hide the sidebar' : 'Show the sidebar';
  const Icon = isOpen ? PanelLeftClose : PanelLeftOpen;

  return (
    <Tooltip text={label} isName>
      <button
        type="button"
        className={styles.toggle}
        data-resting={isResting && isOpen}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls="sidebar"
        onClick={onToggle}
      >
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
    </Tooltip>
  );
}
