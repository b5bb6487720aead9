-- Beacons as pages send them, each from an address of its own: wrk -s beacon.lua URL -- ORIGIN NETWORK LISTING …
local listings, count, network = {}, 0, ""

function init(args)
  wrk.method = "POST"
  wrk.headers["Content-Type"] = "application/x-www-form-urlencoded;charset=UTF-8"
  wrk.headers["Origin"] = args[1]
  wrk.headers["Sec-Fetch-Site"] = "same-origin"
  wrk.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
  network = args[2]
  for at = 3, #args do listings[#listings + 1] = args[at] end
end

function request()
  count = count + 1
  local a, b, c = math.floor(count / 65536) % 256, math.floor(count / 256) % 256, count % 256
  local headers = { ["X-Forwarded-For"] = network .. "." .. a .. "." .. b .. "." .. c }
  for name, value in pairs(wrk.headers) do headers[name] = value end
  local listing = listings[count % #listings + 1]
  return wrk.format(nil, nil, headers, "of=listing-" .. listing .. "&from=www.google.be&utm_source=mail")
end
