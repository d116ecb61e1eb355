/* Passkeys, as the browser has them: bytes there, base64url in the JSON of the server. */

/** What the server sends to begin, and what it is sent in the end: as WebAuthn writes them in JSON. */
export type Json = Readonly<Record<string, unknown>>;

/** Why there can be no passkeys on this page, whatever the server offers; null where there can. */
export function noPasskeys(): 'insecure' | 'address' | 'browser' | null {
  if (!isSecureContext) return 'insecure';
  if (isAddress(location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

/** A passkey belongs to a name. An address of a machine is none. */
export function isAddress(hostname: string): boolean {
  return /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
}

/** Has the browser make a passkey. Rejects where the person changes their mind, or the authenticator has one already. */
export async function createPasskey(options: Json): Promise<Json> {
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: withBytes(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return credential(made, {
    attestationObject: text(response.attestationObject),
    clientDataJSON: text(response.clientDataJSON),
    transports: response.getTransports?.() ?? [],
  });
}

/** Has the browser offer the passkeys that it has for this site. Rejects where none is chosen. */
export async function showPasskey(options: Json): Promise<Json> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: withBytes(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const response = shown.response as AuthenticatorAssertionResponse;
  return credential(shown, {
    authenticatorData: text(response.authenticatorData),
    clientDataJSON: text(response.clientDataJSON),
    signature: text(response.signature),
    userHandle: response.userHandle && text(response.userHandle),
  });
}

function credential({ id, type }: PublicKeyCredential, response: Json): Json {
  return { id, rawId: id, type, response };
}

function withBytes(listed: unknown): unknown {
  return (listed as Json[] | undefined)?.map((one) => ({ ...one, id: bytes(one.id) }));
}

export function bytes(base64url: unknown): Uint8Array {
  return Uint8Array.from(atob(String(base64url).replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}

export function text(data: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(data)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
