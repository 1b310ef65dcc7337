import styles from './Picture.module.css';
import { FILLING, jpegFile, type PictureName, sourceSet, UPRIGHT } from './pictureSources';
import { PICTURES } from './pictures.generated';
import './pictures.generated.css';

interface Props {
  name: PictureName;
  /** What a guest would see or do there; empty for pure decoration. */
  alt: string;
  /** The width it is shown at, as in `<img sizes>`. */
  sizes: string;
  /** A 9:16 picture that fills upright phones instead. */
  upright?: PictureName | undefined;
  /** The largest picture of the first screen: fetched at once and before others. */
  isFirst?: boolean;
  className?: string | undefined;
}

const FORMATS = ['avif', 'webp'] as const;

/** A picture in the smallest file that fits, in a box of known size, with a blur in its place until it is there. */
export function Picture({ name, alt, sizes, upright, isFirst = false, className }: Props) {
  const { width, height } = PICTURES[name];
  return (
    <picture className={className}>
      {upright &&
        FORMATS.map((format) => (
          <source
            key={`upright-${format}`}
            media={UPRIGHT}
            type={`image/${format}`}
            srcSet={sourceSet(upright, format)}
            sizes={FILLING.upright}
          />
        ))}
      {FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sourceSet(name, format)} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        src={jpegFile(name)}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        data-blur={name}
      />
    </picture>
  );
}
