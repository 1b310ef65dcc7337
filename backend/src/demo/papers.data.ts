/** Who of the cruise on sale has signed the waiver, and when, by the clocks of the trip. */
export const SIGNED = [
  { by: 'emeka', name: 'Emeka Adeyemi', at: '2025-05-28T08:05' },
  { by: 'camila', name: 'Camila Duarte', at: '2025-06-02T11:31' },
] as const;

/** What has been handed in and waits for a host. */
export const HANDED_IN = [
  { by: 'emeka', kind: 'passport', at: '2025-05-28T08:12' },
  { by: 'grace', kind: 'insurance', at: '2025-06-01T21:47' },
] as const;

/** A passport's page as a child would draw it: nobody takes it for one. */
export const PASSPORT_PAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="500">
  <rect width="720" height="500" rx="24" fill="#e9e2cf"/>
  <rect x="24" y="24" width="672" height="330" rx="16" fill="#d9e4dd"/>
  <rect x="56" y="64" width="190" height="250" rx="10" fill="#f7f4ea"/>
  <circle cx="151" cy="160" r="52" fill="#6b4a36"/>
  <path d="M71 314 a80 80 0 0 1 160 0 z" fill="#2f6f73"/>
  <g fill="#54645f">
    <rect x="290" y="72" width="240" height="20" rx="6"/><rect x="290" y="120" width="340" height="16" rx="6"/>
    <rect x="290" y="160" width="280" height="16" rx="6"/><rect x="290" y="200" width="310" height="16" rx="6"/>
    <rect x="290" y="240" width="200" height="16" rx="6"/><rect x="290" y="280" width="260" height="16" rx="6"/>
  </g>
  <g fill="none" stroke="#54645f" stroke-width="18" stroke-dasharray="14 9">
    <path d="M40 402 H680"/><path d="M40 446 H680"/>
  </g>
  <circle cx="600" cy="96" r="44" fill="none" stroke="#c9862b" stroke-width="8"/>
</svg>`;

const SHEET = [
  'BT /F 22 Tf 72 740 Td (Harbor Mutual, travel insurance) Tj ET',
  'BT /F 12 Tf 72 700 Td (Insured: Grace Liu) Tj ET',
  'BT /F 12 Tf 72 680 Td (Cover: medical care and the way home, September 5 to 8, 2025) Tj ET',
  'BT /F 12 Tf 72 640 Td (A sample for the demo: there is no such company.) Tj ET',
].join('\n');

/** A page of a made-up insurer, as PDF 1.4. */
export const INSURANCE_SHEET = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  `<< /Length ${SHEET.length} >>\nstream\n${SHEET}\nendstream`,
]);

/** The objects of a file, numbered from 1, with the table that says where each begins. */
function pdfOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
