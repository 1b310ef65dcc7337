import { fittedFile } from '../../../lib/browser/fittedFile';

/** The longest side that the server keeps of a paper. A phone's camera takes four times as much. */
const MOST_PX = 2_400;

/** A paper as it goes out: a picture as large as it is kept, anything else as it is. */
export const preparePaper = (file: Blob): Promise<Blob> => fittedFile(file, MOST_PX);
