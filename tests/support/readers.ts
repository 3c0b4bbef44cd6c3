import { metadataSteps } from '@/domain/saml/metadata';
import { csvRows } from '@/lib/csv';
import { whole } from '@/lib/slices';

/** The rows of a CSV text, read at once. */
export const csvLines = (text: string) => whole(csvRows(text));

/** A metadata document, read at once. */
export const parseMetadata = (text: string) => whole(metadataSteps(text));
