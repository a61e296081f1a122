// HTTP requests to the server, with the types of the protocol.
import type { Endpoints, Problem } from "../protocol.ts";

type Name = keyof Endpoints;
type Answer<N extends Name> = Endpoints[N]["answer"];
type Body<N extends Name> = Endpoints[N]["body"];

/** The server refused, with a reason; or it could not be reached (code "offline"). */
export class Refused extends Error {
  readonly code: string;
  constructor(problem: Problem) {
    super(problem.text);
    this.code = problem.code;
  }
}

interface Options {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  token?: string;
  language?: string;
}

/** `ask("GET /api/tables/{table}", null, { path: { table } })` */
export async function ask<N extends Name>(name: N, body: Body<N>, options: Options = {}): Promise<Answer<N>> {
  const [method, template] = name.split(" ") as [string, string];
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(options.path?.[key])),
  );
  const query = new URLSearchParams(
    Object.entries(options.query ?? {}).map(([key, value]) => [key, String(value)]),
  );
  const headers: Record<string, string> = {};
  if (options.token) headers["Authorization"] = `Bearer ${options.token}`;
  if (options.language) headers["Accept-Language"] = options.language;
  if (body !== null) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(query.size ? `${path}?${query}` : path, {
      method,
      headers,
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: "offline", text: "", retry_after: 0 });
  }
  const type = response.headers.get("content-type") ?? "";
  const json = type.startsWith("application/json");
  const file = type === "application/octet-stream";
  const found: unknown = await (json ? response.json() : file ? response.blob() : response.text());
  if (!response.ok)
    throw new Refused(json ? (found as Problem) : { code: "offline", text: String(found), retry_after: 0 });
  return found as Answer<N>;
}
