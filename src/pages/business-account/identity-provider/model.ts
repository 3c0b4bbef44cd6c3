import * as z from 'zod';
import { oidcInput, samlInput, samlMetadata } from '@/api/business-account/identity-provider';
import { METADATA_MAX_BYTES } from '@/domain/saml/check';
import type { Metadata } from '@/domain/saml/metadata';
import { keptSecret } from '@/lib/rules/secret';

const document = z.string().min(1).max(METADATA_MAX_BYTES);

/** A SAML provider in the form: the document's text, and what was read from it to look at and to edit. */
const samlForm = samlInput.pick({ type: true, name: true }).extend({ document, ...samlMetadata.shape });

export const providerForm = z.discriminatedUnion('type', [samlForm, oidcInput]);
/** In an update the stored document and secret stay unless there are new ones. */
export const samlEdit = samlForm.omit({ type: true }).extend({ document: document.or(z.literal('')).optional() });
export const oidcEdit = oidcInput.omit({ type: true }).extend({ clientSecret: keptSecret });

/** What the gateway gets: the document is at the file server by then. */
export const toSaml = (form: Omit<z.output<typeof samlEdit>, 'document'>, metadataFileId: string) => {
  const { name, entityId, endpoints, certificates } = form;
  return { type: 'saml', name, metadataFileId, metadata: { entityId, endpoints, certificates } } as const;
};

export interface ProviderChange {
  key: string;
  field: 'entityId' | 'endpoint' | 'certificate';
  /** The binding of an endpoint. */
  binding?: string;
  before: string | null;
  after: string | null;
}

/** The end of a binding's URI, which is all that tells them apart: `HTTP-POST`. */
export const bindingName = (binding: string): string => binding.slice(binding.lastIndexOf(':') + 1);

/** What an update changes, field by field: endpoints by their binding, certificates as gone and new ones. */
export function compareMetadata(before: Metadata, after: Metadata): ProviderChange[] {
  const rows: ProviderChange[] = [
    { key: 'entityId', field: 'entityId', before: before.entityId, after: after.entityId },
  ];
  const urls = (side: Metadata, binding: string) =>
    side.endpoints
      .filter((one) => one.binding === binding)
      .map(({ url }) => url)
      .join(', ') || null;
  for (const binding of new Set([...before.endpoints, ...after.endpoints].map((one) => one.binding))) {
    const [old, next] = [urls(before, binding), urls(after, binding)];
    rows.push({ key: binding, field: 'endpoint', binding, before: old, after: next });
  }
  for (const one of new Set([...before.certificates, ...after.certificates])) {
    const old = before.certificates.includes(one) ? one : null;
    const next = after.certificates.includes(one) ? one : null;
    rows.push({ key: one, field: 'certificate', before: old, after: next });
  }
  return rows.filter((row) => row.before !== row.after);
}
