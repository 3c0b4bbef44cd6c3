// What a deployment turns the build's page into, as pure functions: used by the release and by the mock gateway alike.
import headers from './headers.json' with { type: 'json' };

/** A base path as `/` or `/x/` (`/x/y/`); throws for anything else. */
export function checkedBase(base) {
  if (!/^\/(?:[\w-][\w.-]*\/)*$/.test(base)) throw new Error(`base path must look like / or /x/, not ${base}`);
  return base;
}

/**
 * index.html for a base path. The build writes every own address as `./…`; they become absolute here, because a <base> element
 * is refused by the policy's base-uri 'none' and a relative address breaks on a deep link.
 */
export function pageAt(html, base) {
  return html.replace(/(\s(?:src|href)=)(["']?)\.\//g, `$1$2${checkedBase(base)}`);
}

/** config.js for a base path: its two path settings replaced, or put in front where it has none or only a remark; all else as it was. */
export function configAt(script, base) {
  return ['publicPath', 'routerBase'].reduce((text, name) => {
    const line = `window.${name} = '${checkedBase(base)}';`;
    const setting = new RegExp(`^[ \\t]*window\\.${name}\\s*=[^;\\n]*;?`, 'm');
    return setting.test(text) ? text.replace(setting, () => line) : `${line}\n${text}`;
  }, script);
}

/** The headers of every document as name → value; `bases` are further origins that the console may call. */
export function securityHeaders(bases = []) {
  for (const base of bases) if (new URL(base).origin !== base) throw new Error(`not an origin: ${base}`);
  const fill = (directive) => directive.replace('{bases}', bases.join(' ')).trim();
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.map(fill).join('; ') : value]),
  );
}
