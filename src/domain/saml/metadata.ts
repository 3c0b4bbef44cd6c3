import { SaxesParser, type SaxesTagNS } from 'saxes';
import { isUrl } from '@/lib/rules/url';
import type { Steps } from '@/lib/slices';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';

export interface SamlEndpoint {
  /** The URI of the binding, such as `urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST`. */
  binding: string;
  url: string;
}

/** What sign-in needs of an identity provider's metadata (SAML 2.0 metadata, 2.3.2, 2.4.1, 2.4.3). */
export interface Metadata {
  entityId: string;
  endpoints: SamlEndpoint[];
  /** X.509 certificates that signatures are checked with: DER in base64, without spaces. */
  certificates: string[];
}

type Fault =
  | 'malformed'
  | 'severalEntities'
  | 'wrongRoot'
  | 'wrongNamespace'
  | 'noEntityId'
  | 'noProvider'
  | 'noEndpoint'
  | 'notHttps'
  | 'noCertificate';

/** Why a document is no usable metadata; `detail` names the place or the thing. */
export interface MetadataProblem {
  problem: Fault;
  detail: string;
}

export type Parsed = { metadata: Metadata; problem: null } | ({ metadata: null } & MetadataProblem);

const refused = (problem: Fault, detail = ''): Parsed => ({ metadata: null, problem, detail });

const isIn = (uri: string, local: string) => (tag: SaxesTagNS) => tag.uri === uri && tag.local === local;
const isProvider = isIn(METADATA, 'IDPSSODescriptor');
const isKey = isIn(METADATA, 'KeyDescriptor');
const isEndpoint = isIn(METADATA, 'SingleSignOnService');
const isCertificate = isIn(SIGNATURE, 'X509Certificate');

const attributeOf = (tag: SaxesTagNS, name: string) => tag.attributes[name]?.value.trim() ?? '';

/** Metadata is some ten elements deep, with extensions a few more. */
const MAX_DEPTH = 64;
/** An element of metadata has some ten attributes, the root's namespaces among them. */
const MAX_ATTRIBUTES = 256;

/** What a certificate or an endpoint must know of the elements around it. */
interface Around {
  /** How deep the outermost element of the kind is; null outside of one. */
  provider: number | null;
  key: number | null;
}

/** Collects the facts while the parser walks. What surrounds an element is known, not looked for at each. */
class Reader {
  root: SaxesTagNS | undefined;
  hasProvider = false;
  isTooDeep = false;
  readonly endpoints: SamlEndpoint[] = [];
  readonly certificates = new Set<string>();
  private readonly around: Around = { provider: null, key: null };
  private depth = 0;
  private text = '';

  /** Whether nothing that follows can make the document a usable one. */
  get isDone(): boolean {
    return this.isTooDeep || (this.root !== undefined && rootProblem(this.root) !== null);
  }

  enter(tag: SaxesTagNS): void {
    this.root ??= tag;
    this.depth += 1;
    this.isTooDeep ||= this.depth > MAX_DEPTH;
    this.text = '';
    if (isProvider(tag)) this.around.provider ??= this.depth;
    if (isKey(tag) && attributeOf(tag, 'use') !== 'encryption') this.around.key ??= this.depth;
    const isInside = this.around.provider !== null;
    this.hasProvider ||= isInside;
    if (isInside && isEndpoint(tag)) {
      this.endpoints.push({ binding: attributeOf(tag, 'Binding'), url: attributeOf(tag, 'Location') });
    }
  }

  read(text: string): void {
    this.text += text;
  }

  leave(tag: SaxesTagNS): void {
    const { around, depth } = this;
    if (isCertificate(tag) && around.key !== null && around.provider !== null)
      this.certificates.add(this.text.replace(/\s/g, ''));
    if (around.provider === depth) around.provider = null;
    if (around.key === depth) around.key = null;
    this.depth -= 1;
  }
}

/** As much as is read before it is asked whether to go on: a wrong root is seen in the first piece. */
const PIECE = 4096;

/** Walks the document piece by piece as far as it is worth it; line and column of the first fault of its XML, or null. */
function* walk(text: string, reader: Reader): Steps<string | null> {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let fault: string | null = null;
  const place = () => `${parser.line}:${parser.column}`;
  parser.on('error', () => {
    fault ??= place();
  });
  // They are judged where the element ends, all at once.
  let attributes = 0;
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) fault ??= place();
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    reader.enter(tag);
    if (reader.isTooDeep) fault ??= place();
  });
  parser.on('text', (part) => reader.read(part));
  parser.on('cdata', (part) => reader.read(part));
  parser.on('closetag', (tag) => reader.leave(tag));
  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE));
    if (fault !== null || reader.isDone) return fault;
    yield;
  }
  parser.close();
  return fault;
}

function rootProblem({ uri, local, name }: SaxesTagNS): Parsed | null {
  if (local === 'EntitiesDescriptor' && uri === METADATA) return refused('severalEntities');
  if (local !== 'EntityDescriptor') return refused('wrongRoot', name);
  return uri === METADATA ? null : refused('wrongNamespace', uri);
}

const isHttps = (url: string) => /^https:/i.test(url) && isUrl(url);

/**
 * Reads in steps the text of a metadata document that `checkMetadata` let through. Entities are never resolved: without a DOCTYPE
 * there are only the five of XML. Endpoints and certificates count inside the IDPSSODescriptor only.
 */
export function* metadataSteps(text: string): Steps<Parsed> {
  const reader = new Reader();
  const fault = yield* walk(text, reader);
  const { root } = reader;
  if (fault !== null || root === undefined) return refused('malformed', String(fault));
  const wrong = rootProblem(root);
  if (wrong) return wrong;
  const entityId = attributeOf(root, 'entityID');
  if (entityId === '') return refused('noEntityId');
  if (!reader.hasProvider) return refused('noProvider');
  if (reader.endpoints.length === 0) return refused('noEndpoint');
  for (const { url } of reader.endpoints) {
    if (!isHttps(url)) return refused('notHttps', url);
    yield;
  }
  const certificates = [...reader.certificates].filter(Boolean);
  if (certificates.length === 0) return refused('noCertificate');
  return { metadata: { entityId, endpoints: reader.endpoints, certificates }, problem: null };
}
