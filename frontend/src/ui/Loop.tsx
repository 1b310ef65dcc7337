import { useEffect, useRef, useState } from 'react';
import styles from './Loop.module.css';
import { LOOPS } from './pictures.generated';

export type LoopName = keyof typeof LOOPS;

interface Props {
  name: LoopName;
  isPlaying: boolean;
  className?: string | undefined;
}

/** A silent moving picture over its still. Nothing is fetched before it first plays, and it shows once it really moves. */
export function Loop({ name, isPlaying, className = '' }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);

  useEffect(() => {
    if (!video.current) return;
    // A browser may refuse to play, to save power for one: then the still below simply stays.
    if (isPlaying) void video.current.play()?.catch(() => undefined);
    else video.current.pause();
  }, [isPlaying]);

  return (
    <video
      ref={video}
      className={`${styles.loop} ${className}`}
      data-started={hasStarted}
      onPlaying={() => setStarted(true)}
      aria-hidden="true"
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
    >
      <source src={`/media/${LOOPS[name]}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={`/media/${LOOPS[name]}.mp4`} type="video/mp4" />
    </video>
  );
}
