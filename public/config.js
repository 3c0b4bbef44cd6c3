// Read before the console starts; edit it at deployment, no rebuild is needed.
// window.routerBase = '/';
window.consoleConfig = {
  // Name of the deployment environment. Non-empty: no console home, the account center comes first.
  deployEnv: '',
  // The gateway's sign-in page.
  signInUrl: '/sign-in',
  // Other origins that the console may go to or call.
  trustedOrigins: [],
  productName: '',
  // What the gateway offers beyond the specification (docs/your-gateway.md), if it does not say so itself:
  // capabilities: ['impact', 'bulk', 'history'],
  // Codes by which its envelope says that it does not know a path:
  // unknownPathCodes: [40400],
  // Where the page tells of its errors and times, without content: an address of this origin or of a trusted one. Off without it.
  // telemetryUrl: 'https://telemetry.example/console',
  // The share of pages that do, from 0 to 1:
  // telemetryShare: 1,
};
