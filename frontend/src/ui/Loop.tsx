import { useEffect, useRef, useState } from 'react';
import styles from './Loop.module.css';
import { UPRIGHT } from './pictureSources';
import { LOOPS } from './loops.generated';

type File = keyof typeof LOOPS;
/** Each loop has a twin of 9:16, which upright phones play. */
export type LoopName = Exclude<File, `${string}-upright`>;

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
      <Sources file={`${name}-upright`} media={UPRIGHT} />
      <Sources file={name} />
    </video>
  );
}

function Sources({ file, media }: { file: File; media?: string }) {
  return (
    <>
      <source src={`/media/${LOOPS[file]}.webm`} type='video/webm; codecs="av01.0.05M.08"' media={media} />
      <source src={`/media/${LOOPS[file]}.mp4`} type="video/mp4" media={media} />
    </>
  );
}
