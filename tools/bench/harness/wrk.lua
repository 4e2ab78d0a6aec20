-- Defines the requests of wrk, by arguments of the form name=value, and its report, one line of JSON.
local paths = {}
local sent = 0

function init(arguments)
  for _, argument in ipairs(arguments) do
    local name, value = argument:match("^(%w+)=(.*)$")
    if name == "method" then wrk.method = value end
    if name == "body" then wrk.body = value end
    if name == "paths" then
      for line in io.lines(value) do paths[#paths + 1] = line end
    end
  end
  -- Without this function wrk sends the same bytes each time.
  if #paths > 0 then request = next_request end
end

function next_request()
  local path = paths[sent % #paths + 1]
  sent = sent + 1
  return wrk.format(nil, path)
end

function done(summary)
  local errors = summary.errors
  print(string.format(
    '{"answered":%d,"seconds":%f,"badStatus":%d,"unanswered":%d}',
    summary.requests, summary.duration / 1e6,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
