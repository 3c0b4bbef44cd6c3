import { batchInput, exportInput } from '@/api/log/export-task';
import { gatewayNow } from '@/lib/gateway-clock';
import { type CrossIssue, crossField, type Known } from '@/lib/rules/cross-field';
import { MINUTE } from '@/lib/time';

/** What is still to come cannot be exported, by the gateway's clock; a minute is what filling in the form takes. */
const futureIssues = ({ period: span }: Known<{ period: [number, number] }>): CrossIssue[] => {
  const end = span?.[1];
  return end !== undefined && end > gatewayNow() + MINUTE ? [{ path: ['period'], rule: 'periodFuture' }] : [];
};

export const pastExport = crossField(exportInput, futureIssues);
export const pastBatch = crossField(batchInput, futureIssues);
