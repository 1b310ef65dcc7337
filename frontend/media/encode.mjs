// node frontend/media/encode.mjs
// Makes the web sizes of every master: AVIF and WebP in five widths, one JPEG for <img src>, and a 12-pixel blur that
// stands in while the picture loads. Loops are copied. A file's name carries a hash of its master, so that it can be
// cached for ever. The results are committed: a build needs no sharp.
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const MASTERS = path.join(import.meta.dirname, 'masters');
const LOOPS = path.join(import.meta.dirname, 'loops');
const OUT = path.join(import.meta.dirname, '../public/media');
const LISTS = path.join(import.meta.dirname, '../src/ui');
const WIDTHS = [640, 828, 1200, 1600, 1920];
const JPEG_WIDTH = 1200;
// Crops of 9:16 for upright phones. The number says where the crop sits, as in CSS object-position: 0 left, 1 right.
const UPRIGHT_AT = {
  'balcony-cabin': 0.57,
  'bufadora-coast': 0.76,
  'deck-party': 0.65,
  'ensenada-day': 0.62,
  'ocean-view-cabin': 0.57,
  'pool-day': 0.62,
  'ship-sunset-hero': 0.62,
  'slides-ropes': 0.65,
  'wake-stars': 0.76,
};

const hashOf = async (file) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 8);

async function encodePicture(name, hash, source) {
  const { width, height } = await sharp(source).metadata();
  const stem = `${name}.${hash}`;
  const fitting = WIDTHS.filter((candidate) => candidate <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  const at = (size) => sharp(source).resize({ width: size, withoutEnlargement: true }).toColourspace('srgb');
  const target = (suffix) => path.join(OUT, `${stem}-${suffix}`);

  for (const size of widths) {
    const isLarge = size >= 1600;
    await at(size)
      .avif({ quality: isLarge ? 52 : 50, effort: 5 })
      .toFile(target(`${size}.avif`));
    await at(size)
      .webp({ quality: isLarge ? 74 : 70, effort: 5 })
      .toFile(target(`${size}.webp`));
  }
  const jpegWidth = Math.min(JPEG_WIDTH, width);
  await at(jpegWidth)
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(target(`${jpegWidth}.jpg`));
  return { hash, width, height };
}

/** Small enough to travel with the styles. Upright crops have none: the blur of the whole picture stands in for them. */
async function blurOf(source) {
  const blur = await sharp(source).resize({ width: 12 }).webp({ quality: 20 }).toBuffer();
  return `data:image/webp;base64,${blur.toString('base64')}`;
}

async function cropUpright(master, position) {
  const { width, height } = await sharp(master).metadata();
  const cropWidth = Math.round((height * 9) / 16);
  const left = Math.round((width - cropWidth) * position);
  return sharp(master).extract({ left, top: 0, width: cropWidth, height }).png().toBuffer();
}

// The upright loops are cut from the others where the crops above sit, and encoded anew:
// ffmpeg -i X.webm -vf "crop=406:720:<left>:0" -c:v libsvtav1 -crf 45 -preset 4 -g 300 -an X-upright.webm, and for the MP4
// -c:v libx264 -crf 29 -preset slower -movflags +faststart.
async function copyLoop(name) {
  const stem = `${name}.${await hashOf(path.join(LOOPS, `${name}.webm`))}`;
  for (const format of ['webm', 'mp4']) {
    await cp(path.join(LOOPS, `${name}.${format}`), path.join(OUT, `${stem}.${format}`));
  }
  return stem;
}

await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });

const pictures = {};
const blurs = [];
for (const file of (await readdir(MASTERS)).toSorted()) {
  const { name } = path.parse(file);
  const master = path.join(MASTERS, file);
  const hash = await hashOf(master);
  pictures[name] = await encodePicture(name, hash, master);
  blurs.push(`[data-blur='${name}'] {\n  background-image: url('${await blurOf(master)}');\n}\n`);
  if (name in UPRIGHT_AT) {
    const upright = `${name}-upright`;
    const crop = await cropUpright(master, UPRIGHT_AT[name]);
    pictures[upright] = await encodePicture(upright, hash, crop);
  }
  process.stdout.write(`${file}\n`);
}
const loops = {};
for (const file of (await readdir(LOOPS)).toSorted()) {
  const name = path.parse(file).name;
  loops[name] ??= await copyLoop(name);
}

const WRITTEN = 'Written by frontend/media/encode.mjs from the masters beside it.';
const list = (name, rows) => `export const ${name} = ${JSON.stringify(rows, null, 2)} as const;\n`;

/** @param {string} file @param {...string} lists */
const writeLists = (file, ...lists) => writeFile(path.join(LISTS, file), `// ${WRITTEN}\n${lists.join('')}`);

// Two files: every page knows the pictures, one page the loops.
await writeLists(
  'pictures.generated.ts',
  list('WIDTHS', WIDTHS),
  list('JPEG_WIDTH', JPEG_WIDTH),
  list('PICTURES', pictures),
);
await writeLists('loops.generated.ts', list('LOOPS', loops));
await writeFile(path.join(LISTS, 'pictures.generated.css'), `/* ${WRITTEN} */\n${blurs.join('')}`);
