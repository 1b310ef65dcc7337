import { Store } from 'lucide-react';
import { StatusMark } from '../../ui/StatusMark';

const LOOK = { word: 'Open for booking', icon: Store, tone: 'success' } as const;

/** Marks a trip that the public site sells. */
export function OnSaleMark() {
  return <StatusMark look={LOOK} />;
}
