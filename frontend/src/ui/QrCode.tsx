import { encode } from 'uqr';

interface Props {
  text: string;
  label: string;
  className?: string;
}

/** A picture that a phone's camera reads as text: dark on light in both looks, or cameras do not find it. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    // Drawn here: the secret in it goes into no address.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={dark.join('')} />
    </svg>
  );
}
