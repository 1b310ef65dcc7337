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

/** A passport's page as a child would draw it, of blocks alone: nobody takes it for one. */
export const PASSPORT_PAGE = pdfOf(720, 500, [
  '0.91 0.89 0.81 rg 0 0 720 500 re f',
  '0.85 0.89 0.87 rg 24 146 672 330 re f',
  '0.97 0.96 0.92 rg 56 186 190 250 re f',
  '0.42 0.29 0.21 rg 111 290 80 90 re f',
  '0.18 0.44 0.45 rg 81 186 140 90 re f',
  '0.33 0.39 0.37 rg 290 408 240 20 re 290 364 340 16 re 290 324 280 16 re 290 284 310 16 re 290 244 200 16 re f',
  '0.33 0.39 0.37 RG 18 w [14 9] 0 d 40 98 m 680 98 l S 40 54 m 680 54 l S',
]);

/** A page of a made-up insurer. */
export const INSURANCE_SHEET = pdfOf(612, 792, [
  'BT /F 22 Tf 72 740 Td (Harbor Mutual, travel insurance) Tj ET',
  'BT /F 12 Tf 72 700 Td (Insured: Grace Liu) Tj ET',
  'BT /F 12 Tf 72 680 Td (Cover: medical care and the way home, September 5 to 8, 2025) Tj ET',
  'BT /F 12 Tf 72 640 Td (A sample for the demo: there is no such company.) Tj ET',
]);

/** One page as PDF 1.4: its objects, numbered from 1, and the table that says where each begins. */
function pdfOf(width: number, height: number, drawing: readonly string[]): string {
  const content = drawing.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 5 0 R /Resources << /Font << /F 4 0 R >> >> >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
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
