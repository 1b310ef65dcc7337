import { Ban } from 'lucide-react';
import { StatusMark } from '../../ui/StatusMark';

const LOOK = { word: 'Called off', icon: Ban, tone: 'error' } as const;

/** Marks a trip that does not take place. */
export function CalledOffMark() {
  return <StatusMark look={LOOK} />;
}
