interface Release {
  /** The build, compressed. */
  dist: string;
  /** The folder that is made anew. */
  out: string;
  version: string;
  /** Which contract with the gateways the console was built for. */
  contract: string;
  /** Further files of the release by their name. */
  extras?: Record<string, string>;
}

export function headersTemplate(): string;
export function filesIn(folder: string): string[];
export function sumsOf(folder: string, files?: string[]): string;
export function stage(release: Release): void;
