import * as z from 'zod/mini'
import { defineEndpoints, json, text } from './endpoint.ts'

/** Probes are at the root, where load balancers and orchestrators look for them. */
export const probeEndpoints = defineEndpoints({
  'GET /healthz': {
    summary: 'The process is alive',
    access: 'anyone',
    answers: { 200: json(z.object({ status: z.literal('alive') })) },
    errors: [],
  },
  'GET /readyz': {
    summary: 'The process takes requests: its database answers and it is not stopping',
    access: 'anyone',
    answers: { 200: json(z.object({ status: z.literal('ready') })) },
    errors: ['unavailable'],
  },
  'GET /metrics': {
    summary: 'Metrics for Prometheus',
    access: 'operator',
    answers: { 200: text('text/plain; version=0.0.4; charset=utf-8') },
    errors: ['not_found'],
  },
})

export const documentationEndpoints = defineEndpoints({
  'GET /openapi.json': {
    summary: 'This API as an OpenAPI document',
    access: 'anyone',
    answers: { 200: json(z.looseObject({ openapi: z.string() })) },
    errors: [],
  },
})
